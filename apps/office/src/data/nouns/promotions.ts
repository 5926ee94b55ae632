import {
  envelopeList,
  envelopeOne,
  missionList,
  missionOne,
  tournamentDesk,
  tournamentOne,
} from '@pavilion/contract/office';
import { callOffice } from '../../api/callOffice.ts';
import { listOf, type Nouns } from '../noun.ts';

export const nouns: Nouns = {
  promotions: {
    list: listOf(envelopeList),
    one: (id) => callOffice(envelopeOne, { id: Number(id) }),
  },
  missions: {
    list: listOf(missionList),
    one: (id) => callOffice(missionOne, { id: Number(id) }),
  },
  tournaments: {
    list: listOf(tournamentDesk),
    one: (id) => callOffice(tournamentOne, { id: Number(id) }),
  },
};
