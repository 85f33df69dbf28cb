import { expect, it } from 'vitest';
import { glossary } from '../../domain/words/glossary.ts';
import type { PrintedSection } from '../blocks.ts';
import { terms } from './terms.ts';

const section = (text: string): PrintedSection => ({ numeral: null, title: 'Seção', blocks: [{ kind: 'lead', text }] });

const explained = (text: string): string[] =>
  (terms([section(text)])?.blocks ?? []).flatMap((block) =>
    block.kind === 'table' ? block.rows.map(({ cells }) => cells[0]?.text ?? '') : [],
  );

it('explains the terms that the document uses, and no other: a page of unused ones hides them', () => {
  expect(explained('Exige pedágio e carência.')).toEqual(['Pedágio', 'Carência']);
  expect(Object.keys(glossary).length).toBeGreaterThan(10);
  expect(terms([section('Nada disso.')])).toBeNull();
});

it('explains abbreviations where they stand as words of their own, not where other words have their letters', () => {
  expect(explained('Extrato do CNIS, PPP, LTCAT e CTC do MEI, pela EC 103/2019.')).toEqual([
    'CNIS',
    'CTC',
    'PPP',
    'LTCAT',
    'MEI',
    'EC',
  ]);
  expect(terms([section('A primeira meia parte do decreto, ECONOMIA.')])).toBeNull();
});

it('is set in small letters, so that it seldom begins a page of its own', () => {
  expect(terms([section('Exige pedágio.')])?.blocks).toMatchObject([{ kind: 'table', small: true }]);
});
