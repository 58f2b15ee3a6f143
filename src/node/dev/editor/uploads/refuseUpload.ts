/** A rejected upload. The message explains why, and what to do. */
export class UploadRefused extends Error {}
