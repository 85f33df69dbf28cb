import { describe, expect, it } from 'vitest';
import type { Column } from './columns.ts';
import { kindOf } from './kind.ts';
import type { RelationField } from './labels.ts';

const table = (...fields: RelationField[]): Column<RelationField>[] =>
  fields.map((field, index) => ({ field, left: index * 100, right: index * 100 + 50 }));

const employment = table('seq', 'nit', 'code', 'employer', 'type');
const contributions = table('seq', 'nit', 'employer', 'type', 'indicators');
const row = (employer: string, type: string, code: string | null = null) => ({ employer, type, code });

describe('the kind of a relation', () => {
  it.each([
    ['employment', row('PADARIA LTDA', 'Empregado ou Agente Público', '11.222.333'), employment],
    ['employment', row('PADARIA LTDA', 'Empregado ou Agente Público'), employment],
    ['employment', row('FULANA DE TAL', 'Empregado Doméstico', '111.222.333-44'), employment],
    ['services', row('AGRUPAMENTO DE CONTRATANTES/COOPERATIVAS', 'Contribuinte Individual'), employment],
    ['contributions', row('RECOLHIMENTO', 'Facultativo'), contributions],
    ['contributions', row('AUTÔNOMO', 'Autônomo'), employment],
    ['event', row('SEGURO DESEMPREGO/SINE', 'Possuidor de evento previdenciário'), contributions],
    ['benefit', row('Benefício', 'Benefício', '6300000033'), employment],
    ['benefit', row('Benefício', ''), table('seq', 'nit', 'code', 'employer', 'species', 'situation')],
  ] as const)('is %s for %o', (kind, relation, columns) => {
    expect(kindOf(relation, columns)).toBe(kind);
  });
});
