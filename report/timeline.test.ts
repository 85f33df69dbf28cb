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
