import { describe, expect, it } from 'vitest';
import { messages } from '../words/messages.ts';
import { reportColours } from '../words/report-look.ts';
import { contrastWithPaper, reportColour, reportLook, usualLook } from './report-look.ts';

describe('the look of a report', () => {
  it('is measured as WCAG does', () => {
    expect(contrastWithPaper('#000000')).toBeCloseTo(21, 5);
    expect(contrastWithPaper('#ffffff')).toBeCloseTo(1, 5);
    // The pair on either side of the limit: the lightest grey that is read as text, and the next one.
    expect(contrastWithPaper('#767676')).toBeCloseTo(4.54, 2);
    expect(contrastWithPaper('#777777')).toBeCloseTo(4.48, 2);
  });

  it.each(reportColours)('offers $name, which can be read', ({ colour }) => {
    expect(reportColour.parse(colour)).toBe(colour);
  });

  it('takes any colour that can be read, and says why it takes no other', () => {
    const refusal = (colour: string) => reportColour.safeParse(colour).error?.issues[0]?.message;
    expect(reportColour.parse('#7A1F3D')).toBe('#7a1f3d');
    expect(refusal('#767676')).toBeUndefined();
    expect(refusal('#777777')).toBe(messages.paleColour);
    expect(refusal('red')).toBe(messages.invalidColour);
    expect(refusal('#fff')).toBe(messages.invalidColour);
    expect(refusal('#000000;}</style>')).toBe(messages.invalidColour);
  });

  it('has each section once', () => {
    expect(reportLook.safeParse({ ...usualLook, order: ['RODAPE', 'RODAPE'] }).success).toBe(false);
    expect(reportLook.safeParse(usualLook).data).toEqual(usualLook);
  });
});
