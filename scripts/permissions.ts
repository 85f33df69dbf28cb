/** `make permissions`: writes docs/permissions.md from the table of routes. A test compares the two. */
import { writeFileSync } from 'node:fs';
import { routes } from '../backend/http/routes.ts';
import { permissionsPage } from './permissions-page.ts';

writeFileSync(new URL('../docs/permissions.md', import.meta.url), permissionsPage(routes));
