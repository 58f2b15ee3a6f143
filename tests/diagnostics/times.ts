/** The number of random cases that a suite tries: TIMES=10 multiplies it by ten. */
export const times = (usual: number): number => Math.ceil(usual * Number(process.env.TIMES ?? 1));
