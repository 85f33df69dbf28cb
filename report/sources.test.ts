import { expect, it } from 'vitest';
import { sampleRule } from '../domain/api/sample.ts';
import { netOf } from '../domain/law/net/net.ts';
import { parseMonth } from '../domain/units/month.ts';
import { pagesOf } from '../domain/words/norm-addresses.ts';
import { reportHtml } from './html.ts';
import { sampleRegime, sampleReport } from './sample.ts';

it('the laws of what is left after contribution and tax have their page among the official texts', () => {
  const { steps, net, gross, otherReadings } = netOf({
    gross: 12_000,
    place: 'uniao',
    month: parseMonth('2026-11'),
    birthDate: '1960-05-14',
    dependants: 0,
    seriousIllness: false,
  });
  const answer = { gross, net, missing: null, confirmed: true, steps: [...steps], otherReadings: [...otherReadings] };
  const regime = { ...sampleRegime([sampleRule], []), nets: { [sampleRule.id]: answer } };
  const [, list = ''] = reportHtml(sampleReport({ rpps: regime })).split('Textos oficiais:');
  for (const { norm } of steps.flatMap(({ article }) => (article === null ? [] : pagesOf(article)))) {
    expect(list).toContain(norm);
  }
  for (const page of ['leis/l7713.htm', 'leis/l9250.htm', 'lei/l11482.htm']) {
    expect(list).toContain(page);
  }
});
