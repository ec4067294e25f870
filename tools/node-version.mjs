// Plain JavaScript that runs on old versions of Node, to explain that they are too old.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
/** `npm ci` installs Node on these machines (tools/node/package.json), with glibc. */
const brought = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win32-x64"];
if (major < 22 || (major === 22 && minor < 22)) {
  const isMusl = process.platform === "linux" && !process.report.getReport().header.glibcVersionRuntime;
  const machine = process.platform + "-" + process.arch + (isMusl ? "-musl" : "");
  const [fr, en] = brought.includes(machine)
    ? [
        "lancez `npm ci`, qui en apporte un, puis de nouveau `npm run …`.",
        "run `npm ci`, which brings one, then `npm run …` again.",
      ]
    : [
        "aucun n’est fourni pour cette machine (" +
          machine +
          ")\u00a0: installez la version écrite dans le fichier .nvmrc.",
        "none comes with the project for this machine (" +
          machine +
          "): install the version written in the file .nvmrc.",
      ];
  const found = process.versions.node;
  console.error("Ce projet demande Node 22.22 ou plus récent (ici " + found + ")\u202f; " + fr);
  console.error("This project needs Node 22.22 or newer (this is " + found + "); " + en);
  process.exit(1);
}
