// The shell between npm and this program does not hand on the signal that ends npm; but it ends.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 500).unref();
