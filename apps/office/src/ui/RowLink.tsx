import { Link as TextLink } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface RowLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** Leads to another page; within a row that can be clicked as well it is the keyboard's way in. */
export const RowLink = ({ to, children }: RowLinkProps) => (
  <TextLink component={Link} to={to} onClick={(event) => event.stopPropagation()} sx={{ fontWeight: 650 }}>
    {children}
  </TextLink>
);
