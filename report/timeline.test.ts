import { expect, it } from 'vitest';
import { timelinePicture } from './timeline.ts';

const bar = { from: '1984-02-01', to: '1996-12-31', running: false, special: false, abroad: false };

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
