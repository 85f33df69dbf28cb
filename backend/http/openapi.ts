import { OpenAPIRegistry, OpenApiGeneratorV31, type RouteConfig } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { errorBody } from '../../domain/api/common.ts';
import type { Route } from './route.ts';

const errorStatuses: Readonly<Record<number, string>> = {
  400: 'Not JSON, or malformed',
  401: 'Nobody is signed in',
  403: 'Not allowed, or the account is not active',
  404: 'Unknown, or belonging to somebody else',
  409: 'A stale revision, or a duplicate',
  413: 'Too large',
  415: 'Not a type that is accepted',
  422: 'Refused, with the sentence of each field',
  429: 'Too many attempts',
  503: 'A store cannot be reached',
};

/** The OpenAPI document generated from the table of routes. */
export const openApiDocument = (routes: readonly Route[], publicUrl: string): object => {
  const registry = new OpenAPIRegistry();
  const bearer = registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  const error = errorBody.meta({ id: 'Error' });
  for (const route of routes) registry.registerPath(pathOf(route, error, bearer.name));
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Genial',
      version: '1',
      description:
        'Retirement planning under RPPS and RGPS. Dates are YYYY-MM-DD, money is BRL, errors have one shape. ' +
        'What can be edited answers an ETag with its revision; PUT and DELETE honour If-Match. A stale PUT is refused with ' +
        '409, the ETag that stands and `conflicts`: what changed since, field by field. A change sent again with the ' +
        'same Idempotency-Key (8 to 100 letters, digits, - and _) and the same content takes effect once.',
    },
    servers: [{ url: `${publicUrl}/api` }],
  });
};

const pathOf = (route: Route, error: z.ZodType, bearer: string): RouteConfig => {
  const { params, query, body } = route.input.shape;
  const content = {
    ...(body === undefined ? {} : { 'application/json': { schema: body } }),
    ...(route.upload === undefined ? {} : { 'multipart/form-data': { schema: formOf(route.upload.fields) } }),
  };
  const failures = Object.entries(errorStatuses)
    .filter(([status]) => !(route.caller === 'public' && status === '403'))
    .map(([status, description]) => [status, { description, content: { 'application/json': { schema: error } } }]);
  return {
    method: route.method,
    path: route.path.replace(/:(\w+)/g, '{$1}'),
    tags: [route.tag],
    summary: route.summary,
    description: `Who may call: ${route.caller}`,
    ...(route.caller === 'public' ? {} : { security: [{ [bearer]: [] }] }),
    request: {
      ...(params === undefined ? {} : { params }),
      ...(query === undefined ? {} : { query }),
      ...(Object.keys(content).length === 0 ? {} : { body: { content } }),
    },
    responses: { ...previewOf(route), [route.status]: successOf(route), ...Object.fromEntries(failures) },
  };
};

const successOf = ({ answer }: Route) =>
  answer === undefined
    ? { description: 'Done' }
    : { description: 'Done', content: { 'application/json': { schema: answer } } };

const previewOf = ({ preview }: Route) =>
  preview === undefined
    ? {}
    : { 200: { description: 'Checked, nothing saved', content: { 'application/json': { schema: preview } } } };

const formOf = (fields: readonly string[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field, z.string().meta({ format: 'binary' }).optional()])));
