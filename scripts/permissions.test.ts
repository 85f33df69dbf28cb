import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routes } from '../backend/http/routes.ts';
import { permissionsPage } from './permissions-page.ts';

it('the page of permissions is what the table of routes says; else run `make permissions`', () => {
  const kept = readFileSync(new URL('../docs/permissions.md', import.meta.url), 'utf8');
  expect(kept).toBe(permissionsPage(routes));
});
