/** `make plan-changes`: writes docs/plan-changes.md. A test compares the two. */
import { writeFileSync } from 'node:fs';
import { planChangesPage } from './plan-changes-page.ts';

writeFileSync(new URL('../docs/plan-changes.md', import.meta.url), planChangesPage());
