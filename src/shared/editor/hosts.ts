/** A field of the form that connects a site to a host. */
export interface HostField {
  name: string;
  label: string;
  description?: string;
  placeholder?: string;
  /** True for a password or a token, which is never shown again. */
  isSecret?: true;
  isOptional?: true;
}

/** A kind of host that a site can be connected to in the editor. */
export interface HostKind {
  name: string;
  /** The people that it suits, in few words. */
  note: string;
  /** The requirements of its form, a sentence each. */
  needs: readonly string[];
  /** The page of the host on which a token is made. */
  link?: { label: string; href: string };
  fields: readonly HostField[];
}

const address = {
  name: "address",
  label: "Address for visitors",
  placeholder: "https://www.your-site.com/",
} as const satisfies HostField;

const user = { name: "user", label: "User name" } as const satisfies HostField;

/** The kinds of hosts that a site can be connected to, in the order in which they are offered. */
export const hostKinds = {
  netlify: {
    name: "Netlify",
    note: "free for a small site, with an account",
    needs: [
      "An account at netlify.com. It is free for a small site.",
      "A token, which lets this computer publish there: choose “New access token” on the page below, and copy what it shows.",
    ],
    link: { label: "Make a token", href: "https://app.netlify.com/user/applications" },
    fields: [
      {
        name: "site",
        label: "Name of the site",
        placeholder: "my-shop",
        description:
          "Visitors find it at this name and .netlify.app, or at a domain that you add there. A new site is made if you have none of this name.",
      },
      { name: "token", label: "Token", isSecret: true },
    ],
  },
  sftp: {
    name: "A web space or server with SFTP",
    note: "at most hosts that you pay for",
    needs: [
      "The name of the server, a user name and a password. Your host has sent them, or shows them below “SFTP” or “SSH”.",
    ],
    fields: [
      { name: "server", label: "Server", placeholder: "ssh.your-host.com" },
      user,
      {
        name: "password",
        label: "Password",
        isSecret: true,
        isOptional: true,
        description: "Or the passphrase of your key. Empty if a key opens the server without one.",
      },
      {
        name: "key",
        label: "Key file",
        isOptional: true,
        placeholder: "~/.ssh/my-key",
        description: "Only if your host gave you a file in place of a password.",
      },
      {
        name: "folder",
        label: "Folder",
        placeholder: "public_html",
        description: "The folder on the server that visitors see.",
      },
      address,
    ],
  },
  webdav: {
    name: "A web space with WebDAV",
    note: "where your host names such an address",
    needs: ["The WebDAV address of the folder that visitors see, a user name and a password."],
    fields: [
      {
        name: "folder",
        label: "WebDAV address",
        placeholder: "https://dav.your-host.com/public/",
      },
      user,
      { name: "password", label: "Password", isSecret: true },
      address,
    ],
  },
  branch: {
    name: "GitHub Pages",
    note: "free for a public repository, with an account",
    needs: [
      "An account at github.com, and a repository for the site. One that is empty will do.",
      "A token that may write to that repository: choose “Contents: Read and write” on the page below.",
      "After the first publication, choose the branch gh-pages in the repository's settings, below “Pages”. GitHub shows the address there.",
    ],
    link: { label: "Make a token", href: "https://github.com/settings/personal-access-tokens/new" },
    fields: [
      {
        name: "repository",
        label: "Repository",
        placeholder: "https://github.com/you/my-shop",
        description:
          "Its address, as the browser shows it. Another host of Git repositories will do as well.",
      },
      { ...user, isOptional: true, description: "GitHub needs none." },
      { name: "token", label: "Token", isSecret: true },
      { ...address, placeholder: "https://you.github.io/my-shop/" },
    ],
  },
} as const satisfies Record<string, HostKind>;

/** The name of a kind of host. */
export type HostKindName = keyof typeof hostKinds;

/** The names of all kinds of hosts. */
export const hostKindNames = [
  "netlify",
  "sftp",
  "webdav",
  "branch",
] as const satisfies readonly HostKindName[];

/** The name of a kind of host that a value is; undefined if it is none. */
export const parseHostKind = (value: unknown): HostKindName | undefined =>
  hostKindNames.find((name) => name === value);

/** The values of the fields of a host, by their names. */
export type HostValues = Readonly<Record<string, string>>;

/** Connects the site to a host, once the host has been reached. */
export interface ConnectRequest {
  do: "connect-host";
  kind: HostKindName;
  values: HostValues;
  /** The fingerprint of the key of a server that its author knows by it. */
  fingerprint?: string;
}

/** The answer to `connect-host` and `disconnect-host`. */
export interface ConnectAnswer {
  isConnected: boolean;
  /** The result in a sentence. */
  message: string;
  /** The name of the field that the host, or its form, refuses. */
  field?: string;
  /** The fingerprint of the key that an unknown server shows: its author decides if that is theirs. */
  fingerprint?: string;
}

/** The host that a site is connected to, without its secrets. */
export interface ConnectedHost {
  kind: HostKindName;
  values: HostValues;
  /** The address that visitors find the site at. */
  address: string;
  /** The file that keeps the settings and the password, on this computer. */
  file: string;
}
