import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useIMask } from 'react-imask';
import { isIsoDay } from '../../../../domain/units/day.ts';
import { formatDate } from '../../../../domain/words/format.ts';
import { today } from '../clock.ts';
import { sharedTexts } from '../texts.ts';
import { dateMask } from './masks.ts';
import { readDate } from './read-date.ts';

export interface DateEntryOptions {
  /** `YYYY-MM-DD`, '' for no date, or what was typed so far: the form says that this is no date yet. */
  value: string;
  onChange: (value: string) => void;
  /** Whether the field ignores the limit of today. */
  allowFuture?: boolean;
  /** The last day allowed, when it is not today. */
  lastDay?: string;
}

const shownOf = (value: string): string => (isIsoDay(value) ? formatDate(value) : value);
const completeLength = 10;

/** Typing `1/3/` means 01/03/, and `1964-3-` 19/64/03: a separator closes the part that has one digit only. */
const closed = (text: string): string | null => {
  const match = /^(?<before>(\d\d\/)?|(19|20)\/\d\d\/)(?<digit>[1-9])$/.exec(text);
  if (match?.groups === undefined) return null;
  const { before, digit } = match.groups;
  return `${before}0${digit}${text.length < 6 ? '/' : ''}`;
};

/** The mask writes 1964-03-10 as 19/64/0310, which is no day otherwise. */
const dayIn = (text: string, latest: string | null): string | null =>
  readDate(text, latest) ?? readDate(text.replaceAll('/', ''), latest);

export const useDateEntry = ({ value, onChange, allowFuture, lastDay = today() }: DateEntryOptions) => {
  const notify = useNotify();
  const known = useRef(value);
  const lastGood = useRef(value);
  const max = allowFuture ? null : lastDay;

  const tell = (next: string) => {
    if (next === known.current) return;
    known.current = next;
    onChange(next);
  };
  const { ref, setValue } = useIMask<HTMLInputElement, typeof dateMask>(dateMask, {
    defaultValue: shownOf(value),
    onAccept: (text) => take(text),
  });
  const take = (text: string) => {
    const iso = text.length >= completeLength ? dayIn(text, max) : null;
    if (iso !== null && max !== null && iso > max) {
      notify(sharedTexts.futureDate, { type: 'warning' });
      setValue(shownOf(lastGood.current));
      tell(lastGood.current);
      return;
    }
    if (iso !== null) {
      lastGood.current = iso;
      setValue(formatDate(iso));
    }
    tell(iso ?? text);
  };

  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    lastGood.current = isIsoDay(value) ? value : '';
    setValue(shownOf(value));
  }, [value, setValue]);

  return {
    ref,
    max,
    take,
    /** A short year can be told from one not yet written out. What then stands is what a future day is taken back to. */
    onLeave: () => {
      const iso = isIsoDay(known.current) ? null : dayIn(known.current, max);
      if (iso !== null) take(iso);
      lastGood.current = isIsoDay(known.current) ? known.current : '';
    },
    onPaste: (event: ClipboardEvent) => {
      const iso = readDate(event.clipboardData.getData('text'), max);
      if (iso === null) return;
      event.preventDefault();
      take(iso);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!['/', '-', '.', ' '].includes(event.key)) return;
      event.preventDefault();
      const padded = closed(ref.current?.value ?? '');
      if (padded === null) return;
      setValue(padded);
      // The mask draws what is set from outside and says nothing of it.
      tell(padded);
    },
  };
};
