/** A kept thread would otherwise have the mutant of the last run active while it imports modules. */
for (const name of ["__stryker__", "__stryker2__"]) {
  const stryker: unknown = Reflect.get(globalThis, name);
  if (typeof stryker === "object" && stryker) Reflect.set(stryker, "activeMutant", undefined);
}
