import { expect, it } from 'vitest';
import { timelinePicture } from './timeline.ts';

const bar = { from: '1984-02-01', to: '1996-12-31', running: false, special: false, abroad: false };

it('has a year at every tick of a short life of work, every fifth of a longer one', () => {
  const yearsOf = (from: string) =>
    [
      ...timelinePicture(
        { bars: [{ ...bar, from, to: '2026-11-29', label: 'Estúdio' }], marks: [], description: '' },
        '#0b5563',
      ).matchAll(/>(\d{4})</g),
    ].map(([, year]) => year);
  expect(yearsOf('2020-02-03')).toEqual(['2021', '2022', '2023', '2024', '2025', '2026']);
  expect(yearsOf('2006-02-06')).toEqual(['2010', '2015', '2020', '2025']);
});

it('spaces the years for all that it shows, the day of a reform too: of eight years beside one of 2019 they would lie on each other', () => {
  const picture = timelinePicture(
    {
      bars: [{ ...bar, from: '1991-02-04', to: '1999-03-31', label: 'Loja' }],
      marks: [{ label: 'Reforma', on: '2019-11-13' }],
      description: '',
    },
    '#0b5563',
  );
  expect([...picture.matchAll(/>(\d{4})</g)].map(([, year]) => year)).toEqual(['1995', '2000', '2005', '2010', '2015']);
});

it('tells names apart that would be cut to the same', () => {
  const labels = ['Hospital Memorial Capibaribe do Recife (leve)', 'Hospital Memorial Capibaribe do Recife (moderada)'];
  const picture = timelinePicture(
    { bars: labels.map((label) => ({ ...bar, label })), marks: [], description: '' },
    '#0b5563',
  );
  expect([...picture.matchAll(/>([^<>]*…[^<>]*)</g)].map(([, said]) => said)).toEqual([
    'Hospital Memorial…do Recife (leve)',
    'Hospital Memorial…ecife (moderada)',
  ]);
});

it('draws time abroad hollow, which counts otherwise than time here', () => {
  const picture = timelinePicture(
    {
      bars: [
        { ...bar, label: 'Obra em Portugal', abroad: true },
        { ...bar, label: 'Construtora' },
      ],
      marks: [],
      description: 'Linha do tempo',
    },
    '#0b5563',
  );
  const looks = [...picture.matchAll(/<rect x="210"[^>]* height="11" ([^>]*)\/>/g)].map(([, look]) => look);
  expect(looks).toEqual(['fill="none" stroke="#0b5563" stroke-dasharray="4 2"', 'fill="#0b5563"']);
});
