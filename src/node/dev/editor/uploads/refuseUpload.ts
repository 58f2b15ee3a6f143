/** An upload that is not kept. The message says why, and what to do. */
export class UploadRefused extends Error {}
