import Link from '@mui/material/Link';
import { Fragment } from 'react';
import type { Rule } from '../../../domain/api/rules.ts';
import { citationsOf } from '../../../domain/words/norm-addresses.ts';
import { readOnText } from './texts.ts';

interface CitationsProps {
  /** 'EC 47/2005, art. 3º; CF, art. 40' */
  quotation: string;
  rule: Pick<Rule, 'sources' | 'checkedOn'>;
}

/** Articles of law, each a link to the page of its norm, which says when it was read. */
export const Citations = ({ quotation, rule }: CitationsProps) =>
  citationsOf(quotation, rule.sources).map(({ text, address }, position) => (
    <Fragment key={text}>
      {position > 0 && '; '}
      {address === null ? (
        text
      ) : (
        <Link
          href={address}
          target="_blank"
          rel="noreferrer"
          color="inherit"
          underline="always"
          title={readOnText(rule.checkedOn)}
        >
          {text}
        </Link>
      )}
    </Fragment>
  ));
