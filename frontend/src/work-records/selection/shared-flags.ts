import type { SharedEdit } from '../../../../domain/api/work-records.ts';
import type { MenuChoice } from '../../shared/MenuButton.tsx';
import { recordTexts as texts } from '../texts.ts';

type SharedFlag = Exclude<keyof SharedEdit, 'regimeType'>;

/** The flags that can be given to several records at once, in the order of the form. */
const sharedFlags: readonly (readonly [SharedFlag, string])[] = [
  ['isPublicService', texts.publicService],
  ['isCurrentCareer', texts.career],
  ['isCurrentPosition', texts.position],
  ['isTeaching', texts.teaching],
  ['isSpecialTime', texts.specialFlag],
  ['isPoliceTime', texts.police],
  ['isRural', texts.ruralFlag],
  ['isQualifyingPeriod', texts.qualifying],
];

/** Sets one flag of all chosen records, or takes it from them. */
export const flagChoices = (to: boolean, onChange: (change: SharedEdit) => void): MenuChoice[] =>
  sharedFlags.map(([flag, label]) => ({ label, run: () => onChange({ [flag]: to }) }));
