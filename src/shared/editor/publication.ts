import type { Problem } from "./endpoint.ts";
import type { ConnectedHost, ConnectRequest } from "./hosts.ts";

/** Something that the editor asks about the versions that are or were online. An earlier one has the id that its list shows. */
export type PublicationRequest =
  | { do: "read-publication" }
  /** Asks the site itself which version visitors get. */
  | { do: "read-online" }
  /** Asks for the lines that the publication on its way has written. */
  | { do: "read-progress" }
  | MakeFilesRequest
  /** Makes a link to a draft for colleagues. */
  | { do: "share-draft" }
  | ConnectRequest
  /** Forgets the host, with its secrets. */
  | { do: "disconnect-host" }
  | { do: "list-publications" }
  | { do: "compare-publication"; id: string }
  | PublishRequest;

/** Makes the files of the site for a host by hand: in their folder, or as an archive too. */
export interface MakeFilesRequest {
  do: "make-files";
  isZip: boolean;
}

/** The answer to `make-files`. */
export interface MadeFiles {
  /** The place of the files, or the reason why there are none, in a sentence. */
  message: string;
  /** The archive in base64. */
  zip?: string;
}

/** The answer to `share-draft`: the result in a sentence, and the address if there is one. */
export interface DraftLink {
  message: string;
  address?: string;
}

/** Publishes what was shown. A value that two hands changed is kept as its author has decided. */
export interface PublishRequest {
  do: "publish";
  /** The version of the state that was shown. */
  version: string;
  decisions: Decision[];
  /** The author of the version, where Git does not know one. */
  author?: VersionAuthor;
  /** True if a version that the branch refuses goes to another branch for a review. */
  isForReview?: true;
}

/** The value that is kept of two, by the key of their conflict. */
export interface Decision {
  key: string;
  keep: "mine" | "theirs";
}

/** The author of a version. */
export interface VersionAuthor {
  name: string;
  email: string;
}

/** The answer to `read-publication`: what would be published, and what it lacks. */
export interface PublicationState {
  /** Identifies what is described. */
  version: string;
  /** The reason in a sentence why nothing can be published; the rest is empty then. */
  obstacle?: string;
  /** The obstacle is that nobody has set up a place to publish to. */
  isNew?: true;
  /** True if nothing of the site is online yet. */
  isFirst: boolean;
  /** Left out if Git alone puts the site online: a script of its package.json or a host does, or Git first. */
  deployment?: "alone" | "after-git";
  /** The host that the files go to; left out if a script of its package.json, or Git, has that place. */
  host?: ConnectedHost;
  /** True if a script of its package.json hands drafts to colleagues. */
  canShare?: true;
  /** True if everything is in Git, but the script has not put it online from here. */
  isUndeployed?: true;
  /** The changes as sentences, by the page that they are on. */
  groups: SentenceGroup[];
  /** The problems that refuse a publication, by the file of their page. */
  problems: { file: string; problems: Problem[] }[];
  /** The branch on which these changes wait for a review. */
  review?: string;
  /** True if Git does not know who publishes. */
  needsAuthor: boolean;
  /** The way of the last publication to visitors; left out if nothing is known of it. */
  online?: OnlineState;
}

/** The way of a publication to visitors: `late` if they do not get it after ten minutes. */
export type OnlineState =
  | { kind: "on-its-way" | "late" }
  /** Since a time, such as `2026-12-24T13:02:00Z`. */
  | { kind: "online"; since: string };

/** The answer to `read-progress`: the lines of the last publication, without secrets. */
export interface PublicationProgress {
  lines: string[];
}

/** The answer to `read-online`. */
export interface OnlineAnswer {
  /** Left out if nothing was published from this folder, or the site has no address that could be asked. */
  online?: OnlineState;
}

/** Sentences below one heading. */
export interface SentenceGroup {
  heading: string;
  sentences: string[];
  /** The sections among them that can be shown. */
  sections?: ShownSection[];
}

/** A section that changed, with its address in each version that shows it, such as `team/#faq`. */
export interface ShownSection {
  /** The index of its first sentence. */
  at: number;
  name: string;
  before?: string;
  after?: string;
}

/** A value that two hands changed, each in another way, in words. */
export interface PublicationConflict {
  key: string;
  /** The place: `First page: Hero, title`. */
  where: string;
  mine: string;
  theirs: string;
}

/** A version that is or was online. */
export interface EarlierVersion {
  id: string;
  /** The time of the version, such as `2026-12-24T14:02:00+01:00`. */
  time: string;
  author: string;
  /** The changes that came with it, in words. */
  words: string[];
}

/** The answer to `list-publications`: the newest first. */
export interface EarlierVersions {
  versions: EarlierVersion[];
  /** The reason in a sentence why there is no list. */
  obstacle?: string;
}

/** The answer to `compare-publication`. */
export interface VersionComparison {
  /** The changes that its return would make, as sentences. */
  groups: SentenceGroup[];
  /** The changes that are not online and would be lost. */
  unpublished: SentenceGroup[];
  /** The reason in a sentence why it cannot be brought back; the rest is empty then. */
  obstacle?: string;
}

/** The answer to `publish`. */
export interface PublishAnswer {
  /**
   * `online` and `review` if it is done; `protected` if the branch takes it by a review only; `kept` if it goes online the
   * next time; `outdated` if the site is another one than was shown.
   */
  result:
    | "online"
    | "nothing"
    | "review"
    | "protected"
    | "kept"
    | "conflict"
    | "outdated"
    | "refused";
  /** The result in a sentence. */
  message: string;
  /** The lines that a script has written, without secrets. */
  lines?: string[];
  /** The address at which visitors find the site, where it is known. */
  address?: string;
  /** The values that wait for a decision. */
  conflicts: PublicationConflict[];
  /** The state after it. */
  state: PublicationState;
}
