import type { Caller, Route } from '../backend/http/route.ts';

/** Who calls: the columns of the table. */
const roles = ['visitor', 'user', 'adviser', 'office administrator', 'administrator'] as const;

const allowed: Record<Caller, readonly (typeof roles)[number][]> = {
  public: roles,
  user: ['user', 'adviser', 'office administrator', 'administrator'],
  adviser: ['adviser', 'office administrator', 'administrator'],
  'account-admin': ['office administrator', 'administrator'],
  admin: ['administrator'],
};

const row = ({ method, path, caller }: Route): string => {
  const cells = roles.map((role) => (allowed[caller].includes(role) ? '✓' : ''));
  return `| \`${method.toUpperCase()} ${path}\` | ${cells.join(' | ')} |`;
};

/** `docs/permissions.md`, from the table of routes. */
export const permissionsPage = (routes: readonly Route[]): string => {
  const tags = [...new Set(routes.map(({ tag }) => tag))];
  const sections = tags.map((tag) => {
    const rows = routes.filter((route) => route.tag === tag).map(row);
    return [`## ${tag}`, '', `| route | ${roles.join(' | ')} |`, `|---|${':-:|'.repeat(roles.length)}`, ...rows].join(
      '\n',
    );
  });
  return `# Permissions

Who may call which route under \`/api\`. Written by \`make permissions\` from the table of routes
(\`backend/http/routes.ts\`); a test fails when the two differ, and \`backend/http/routes.test.ts\` calls every route as each
of them.

- **visitor**: not signed in.
- **user**: signed in and active, whatever their account's status. Until a password set by an administrator is changed,
  every user is one of these.
- **adviser**: a user whose account is \`ACTIVE\` or \`ONLY_TRIAL\`.
- **office administrator**: the first user of a sign-up, in that account (\`accountAdmin\`). Adviser routes need an active
  account for them too.
- **administrator**: role \`admin\`.

A check is not all: objects belong to an account, and another account's are 404 for everybody, administrators included,
except users, accounts and their payments. Of a user, an office administrator changes only whether they are active, up to
the number of the plan. Export and erasure of an account, and what it describes as places, are decided by its office administrator, or by its only active
user where an administrator opened it.

${sections.join('\n\n')}
`;
};
