import { describe, expect, it } from 'vitest';
import { RGPS_NORMS } from '../../law/norms/rgps/index.ts';
import { RPPS_NORMS } from '../../law/norms/rpps/index.ts';
import { lawChanges } from '../law-changes.ts';
import { FEDERAL_NORMS, groupedByWhom } from './groups.ts';

const all = lawChanges.flatMap(({ changes }) => changes);

describe('changes of the law by whom they concern', () => {
  it('have the federal norms of the catalogue apart, and every other under its place', () => {
    const federal = new Set([...RGPS_NORMS, ...RPPS_NORMS].map(({ id }) => id));
    const told = new Set(all.map(({ norm }) => norm).filter((norm) => norm === 'all' || federal.has(norm)));
    expect([...told].filter((norm) => FEDERAL_NORMS[norm] === undefined)).toEqual([]);
    const ofRgps = new Set(RGPS_NORMS.map(({ id }) => id));
    for (const norm of told)
      if (norm !== 'all') expect(FEDERAL_NORMS[norm], norm).toMatch(ofRgps.has(norm) ? /^(RGPS)$/ : /^servants$/);
  });

  it('begin with everybody, the INSS and all servants, and lose none', () => {
    const groups = groupedByWhom(all);
    const names = groups.map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual([
      'Todos os clientes',
      'INSS (RGPS)',
      'Servidores da União e normas federais dos servidores',
    ]);
    const places = names.slice(3);
    expect(places).toEqual(places.toSorted((one, other) => one.localeCompare(other, 'pt-BR')));
    expect(places).toContain('São Paulo (Município)');
    expect(groups.filter(({ name }) => name.startsWith('Amazonas'))).toHaveLength(1);
    expect(groups.flatMap(({ changes }) => changes)).toHaveLength(all.length);
  });

  it('are said in Portuguese', () => {
    expect(all.filter(({ title }) => / the /.test(title))).toEqual([]);
  });
});
