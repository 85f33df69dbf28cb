import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { missingDataWords } from '../../../domain/words/missing-data.ts';
import { rulesTexts } from './texts.ts';

interface MissingDataProps {
  names: readonly string[];
  customerPath: string;
  calculationPath: string;
  title?: string;
  help?: string;
}

/** The checklist of what is missing, each item leading to where it is filled in. */
export const MissingData = ({
  names,
  customerPath,
  calculationPath,
  title = rulesTexts.missingTitle,
  help = rulesTexts.missingHelp,
}: MissingDataProps) => {
  if (names.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{title}</AlertTitle>
      {help}
      <ul style={{ margin: '8px 0 0', paddingLeft: 20 }}>
        {names.map((name) => {
          const words = missingDataWords[name];
          return (
            <li key={name}>
              {words === undefined ? (
                name
              ) : (
                <MuiLink component={Link} to={words.place === 'customer' ? customerPath : calculationPath}>
                  {words.label}
                </MuiLink>
              )}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
};
