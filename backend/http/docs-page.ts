import type { Route } from './route.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

const callers = {
  public: 'qualquer pessoa',
  user: 'usuário conectado',
  adviser: 'usuário com conta ativa',
  'account-admin': 'administrador da conta ou do sistema',
  admin: 'administrador',
} as const;

const row = (route: Route): string => `<tr>
<td><code class="${route.method}">${route.method.toUpperCase()}</code></td>
<td><code>/api${escaped(route.path)}</code></td>
<td>${escaped(route.summary)}</td>
<td>${callers[route.caller]}</td>
</tr>`;

const style = `
body { font: 16px/1.5 'Source Sans 3', system-ui, sans-serif; margin: 2rem auto; max-width: 68rem; padding: 0 1rem; color: #1c2733 }
h2 { margin: 2rem 0 .5rem; text-transform: capitalize }
table { border-collapse: collapse; width: 100% }
td, th { border-bottom: 1px solid #d9e0e6; padding: .4rem .6rem; text-align: left; vertical-align: top }
.get { color: #146c43 } .post { color: #0b5394 } .put { color: #8a5a00 } .delete { color: #a61b1b }`;

/** The table of routes as a readable page; the complete contract is in the linked JSON. */
export const docsPage = (routes: readonly Route[]): string => {
  const tags = [...new Set(routes.map(({ tag }) => tag))];
  const sections = tags.map((tag) => {
    const rows = routes.filter((route) => route.tag === tag).map(row);
    return `<h2>${escaped(tag)}</h2><table><thead><tr><th>Método</th><th>Endereço</th><th>O que faz</th><th>Quem pode chamar</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  });
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Genial: API</title><style>${style}</style></head>
<body><h1>API do Genial</h1><p>O contrato completo, com todos os campos: <a href="/api/docs/openapi.json">openapi.json</a>.</p>${sections.join('')}</body></html>`;
};
