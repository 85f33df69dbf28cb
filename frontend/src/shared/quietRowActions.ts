/** A row's `.row-actions` stay quiet until the row has the pointer or the focus; without a pointer they never hide. */
export const quietRowActions = {
  '@media (hover: hover)': {
    '& .row-actions': { opacity: 0.55 },
    '&:hover .row-actions, &:focus-within .row-actions': { opacity: 1 },
  },
} as const;
