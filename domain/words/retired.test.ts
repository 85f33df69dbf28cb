/** Lei 8.213/1991, art. 103, I: dez anos, desde o dia primeiro do mês seguinte ao do primeiro pagamento. */
import { expect, it } from 'vitest';
import { reviewText } from './retired.ts';

it('a term that is over by the dates is told as over, with the first payment that alone would leave it running', () => {
  // Paid from 05/2012 on: counted since 01/06/2012, over after 01/06/2022.
  const said = reviewText('2012-05-02', '2026-11-30');
  expect(said).toContain('primeiro pagamento: se foi em 05/2012, acabou em 01/06/2022');
  expect(said).toContain('só corre ainda se o primeiro pagamento foi em 11/2016 ou depois');
  expect(said).not.toContain('confira se ainda corre');
});

it('one that runs is told with the day until which it runs at the least', () => {
  expect(reviewText('2018-03-15', '2026-11-30')).toContain('corre ao menos até 01/04/2028');
  expect(reviewText('2016-10-31', '2026-11-01')).toContain('corre ao menos até 01/11/2026');
  expect(reviewText('2016-10-31', '2026-11-02')).toContain('acabou em 01/11/2026');
});
