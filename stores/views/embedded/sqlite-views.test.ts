import { join } from 'node:path';
import { inFolder } from '../../testing/installation.ts';
import { viewsContract } from '../contract.ts';
import { openSqliteViews } from './sqlite-views.ts';

viewsContract('SQLite', () => inFolder((folder) => openSqliteViews(join(folder, 'views.db'))));
