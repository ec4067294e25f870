// Plain JavaScript: it must run, and explain itself, on versions of Node too old for everything else.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 22)) {
  console.error(
    `This project needs Node 22.22 or newer; this is ${process.versions.node}.\n` +
      "On 64-bit Linux, `npm ci` brings a suitable one and `npm run …` uses it. Elsewhere, install the version in .nvmrc.",
  );
  process.exit(1);
}
