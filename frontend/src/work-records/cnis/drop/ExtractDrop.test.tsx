import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve } from '../../../data/testing/serve.ts';
import { show } from '../../../shared/testing/render.tsx';
import { ExtractDrop } from './ExtractDrop.tsx';

it('says that of several files let go at once the first alone is read', async () => {
  serve({ 'POST cnis-imports': { status: 415, body: { err: 'UnsupportedType', errorMessage: 'Não' } } });
  show(<ExtractDrop customer={null} />);
  const files = ['um.pdf', 'dois.pdf'].map((name) => new File(['%PDF-1.4'], name, { type: 'application/pdf' }));
  fireEvent(document.body, createEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } }));
  expect(await screen.findByText(/^Só um\.pdf é lido/)).toBeVisible();
});
