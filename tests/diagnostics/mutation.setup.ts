/** In a thread that is kept, the mutant of the run before would otherwise be active while modules are imported. */
for (const name of ["__stryker__", "__stryker2__"]) {
  const stryker: unknown = Reflect.get(globalThis, name);
  if (typeof stryker === "object" && stryker) Reflect.set(stryker, "activeMutant", undefined);
}
