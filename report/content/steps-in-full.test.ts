import { describe, expect, it } from 'vitest';
import { reportDocx } from '../docx/docx.ts';
import { reportHtml } from '../html.ts';
import { readDocx } from '../testing/docx-text.ts';
import { reportsOfPeople } from '../testing/people.ts';
import { documents } from './documents.ts';
import { worthDoing } from './steps.ts';

const plain = (text: string): string =>
  text.replaceAll('\u00a0', ' ').replaceAll('&quot;', '"').replaceAll('&#x3D;', '=');
const person = (name: string) => {
  const found = reportsOfPeople().find(({ customer }) => customer.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

describe('the steps that page 1 only names', () => {
  const data = person('Dora Inventada, professora de dois regimes');

  it('stand whole in the section of what is pending: nobody acts on a name without its conditions', async () => {
    const html = plain(reportHtml(data));
    const { text } = await readDocx(await reportDocx(data));
    const steps = data.nextSteps.flatMap((answer) => worthDoing(answer.steps)).filter(({ id }) => id !== 'elsewhere');
    expect(steps.length).toBeGreaterThan(4);
    for (const step of steps) {
      expect(html).toContain(plain(step.text));
      expect(plain(text)).toContain(plain(step.text));
    }
    expect(html).toContain('E ainda (por extenso em “Documentos e pendências”): ');
  });

  it('are not sent to a section that is not printed', () => {
    const sections = data.request.sections?.filter((section) => section !== 'DOCUMENTOS_PENDENCIAS') ?? [];
    const html = reportHtml({ ...data, request: { ...data.request, sections } });
    expect(html).toContain('E ainda: ');
    expect(html).not.toContain('por extenso');
  });

  it('are not told twice where page 1 tells them whole', () => {
    const [answer] = data.nextSteps;
    const [first] = answer?.steps ?? [];
    if (answer === undefined || first === undefined) throw new Error('no step');
    const few = { ...data, nextSteps: [{ ...answer, steps: [first] }] };
    expect(documents(few, ['RPPS', 'RGPS']).filter(({ kind }) => kind === 'steps')).toEqual([]);
  });
});
