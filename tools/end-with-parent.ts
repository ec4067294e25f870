// The shell between npm and this program does not hand on the signal that ends npm; but it ends.
const startedBy = process.ppid;
setInterval(() => {
  if (process.ppid !== startedBy) process.kill(process.pid, "SIGTERM");
}, 500).unref();
