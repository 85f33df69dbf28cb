import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleCalculation, span } from '../../../domain/api/sample.ts';
import { serve } from '../data/testing/serve.ts';
import { show } from '../shared/testing/render.tsx';
import { TimeTotals } from './TimeTotals.tsx';

const totals = {
  contributionTime: span(10),
  convertedContributionTime: span(10),
  publicServiceTime: span(0),
  teachingTime: span(0),
  carreerTime: span(0),
  positionTime: span(0),
  specialTime: span(0),
  policeTime: span(0),
  disabledTime: span(0),
  disabledLowTime: span(0),
  disabledModerateTime: span(0),
};

describe('the totals of a calculation', () => {
  it('are headed by two words, also for who hears them', async () => {
    serve({ [`GET calculations/${sampleCalculation.id}/time-totals`]: { body: { until: '2026-11-20', totals } } });
    show(<TimeTotals calculation={sampleCalculation} all={false} />);
    expect(await screen.findByRole('heading', { name: 'Tempos até 20/11/2026' })).toBeVisible();
  });
});
