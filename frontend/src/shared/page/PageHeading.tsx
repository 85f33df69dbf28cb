import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useHeadingFocus } from './useHeadingFocus.ts';

/** The one heading of the first order, which takes the focus on arrival. */
export const PageHeading = (props: TypographyProps) => (
  <Typography variant="h1" {...props} component="h1" {...useHeadingFocus()} />
);
