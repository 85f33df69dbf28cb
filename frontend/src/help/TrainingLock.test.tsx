import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aSession } from '../data/session/session.fake.ts';
import { show } from '../shared/testing/render.tsx';
import { TrainingLock } from './TrainingLock.tsx';

const hour = 60 * 60 * 1000;
const created = (hoursAgo: number) => aSession({ createdAt: new Date(Date.now() - hoursAgo * hour).toISOString() });
const lessons = <p>lessons</p>;

describe('the training area', () => {
  it.each([
    [1, 'O seu acesso a esta área estará disponível em 7 dia(s)'],
    [49, 'O seu acesso a esta área estará disponível em 5 dia(s)'],
    [160, 'O seu acesso a esta área estará disponível amanhã'],
  ])('is locked %i hours after creation', async (hours, notice) => {
    show(<TrainingLock>{lessons}</TrainingLock>, { session: created(hours) });
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.queryByText('lessons')).toBeNull();
  });

  it('opens after seven days', async () => {
    show(<TrainingLock>{lessons}</TrainingLock>, { session: created(169) });
    expect(await screen.findByText('lessons')).toBeVisible();
  });
});
