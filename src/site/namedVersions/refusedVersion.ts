/** A version that is not kept or not gone back to, with the reason in a sentence. */
export class RefusedVersion extends Error {}
