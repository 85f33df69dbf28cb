import { useEffect, useRef } from 'react';
import { focusHeadingWhenLost } from '../shared/page/useHeadingFocus.ts';

/** After a dialog is closed whose button is gone with its record, the focus goes to the heading and not to nothing. */
export const useFocusKept = (records: number, isOpen: boolean): void => {
  const before = useRef({ records, isOpen });
  useEffect(() => {
    const gone = records < before.current.records || (before.current.isOpen && !isOpen);
    before.current = { records, isOpen };
    if (gone && !isOpen) focusHeadingWhenLost();
  }, [records, isOpen]);
};
