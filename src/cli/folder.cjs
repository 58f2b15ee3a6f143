// Plain JavaScript, loaded before everything else: in such a folder, nothing else can load.

/** Ends the process with advice if the path of the folder contains one of these signs. */
exports.refuse = (signs) => {
  const found = [...signs].filter((sign) => process.cwd().includes(sign));
  if (found.length === 0) return;
  console.error(
    `This cannot work in the folder ${process.cwd()}: its path holds ${found.join(" and ")}, which its tools read otherwise. Rename the folder, or move the project, and run the command again.`,
  );
  process.exit(1);
};
