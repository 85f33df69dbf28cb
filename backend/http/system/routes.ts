import { settingsAnswer, versionAnswer } from '../../../domain/api/settings.ts';
import { version } from '../../version.ts';
import { docsPage } from '../docs-page.ts';
import { openApiDocument } from '../openapi.ts';
import { json, nothing, page, publicRoute, type Route, text } from '../route.ts';

const tag = 'instalação';

const settings = publicRoute(
  {
    method: 'get',
    path: '/settings',
    tag,
    summary: 'Os endereços externos e as videoaulas desta instalação',
    input: nothing,
    answer: settingsAnswer,
  },
  async (_input, { deps: { config, billing } }) =>
    json({
      links: config.links,
      videos: config.videos,
      simulatedPayments: billing.simulator !== null,
      salesClosed: config.missingForSales.length > 0,
      seller: config.seller,
    }),
);

const release = publicRoute(
  {
    method: 'get',
    path: '/version',
    tag,
    summary: 'A versão do programa que responde',
    input: nothing,
    answer: versionAnswer,
  },
  async () => json({ version }),
);

/** The API's documents, which cover all routes including these. */
export const systemRoutes = (others: readonly Route[]): readonly Route[] => {
  const described = [...others, settings, release];
  /** Slow to build and the same for everybody: built on first request, for the address that it names. */
  const documents = new Map<string, string>();
  const documentOf = (publicUrl: string): string => {
    const built = documents.get(publicUrl) ?? JSON.stringify(openApiDocument(described, publicUrl));
    documents.set(publicUrl, built);
    return built;
  };
  const document = publicRoute(
    {
      method: 'get',
      path: '/docs/openapi.json',
      tag,
      summary: 'O contrato da API em OpenAPI 3.1',
      input: nothing,
      status: 200,
    },
    async (_input, { deps }) => text(documentOf(deps.config.publicUrl), 'application/json'),
  );
  const docs = publicRoute(
    {
      method: 'get',
      path: '/docs',
      tag,
      summary: 'A lista de rotas da API',
      input: nothing,
      status: 200,
    },
    async () => page(docsPage(described)),
  );
  return [settings, release, document, docs];
};
