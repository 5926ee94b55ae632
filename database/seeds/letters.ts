import type { PoolClient } from '@pavilion/postgres';
import { sendLetter } from '../../apps/server/src/modules/letters/index.ts';
import { text } from './texts.ts';

const title = text(
  '欢迎来到华庭',
  '歡迎來到華庭',
  'Welcome to Pavilion',
  'Chào mừng bạn đến với Pavilion',
  'ยินดีต้อนรับสู่ Pavilion',
);
const content = text(
  '<p>您好，很高兴在这里见到您。</p><p>这是演示大厅：所有余额都是演示币，不涉及真钱。您可以随意试玩，也可以在“理性游戏”里给自己设定限额。</p>',
  '<p>您好，很高興在這裡見到您。</p><p>這是演示大廳：所有餘額都是演示幣，不涉及真錢。您可以隨意試玩，也可以在「理性遊戲」裡為自己設定限額。</p>',
  '<p>Hello and welcome.</p><p>This is a demo: every balance is play money and no real money is involved. Try whatever you like, and set your own limits under “Responsible gaming”.</p>',
  '<p>Xin chào, rất vui được gặp bạn.</p><p>Đây là sảnh thử nghiệm: mọi số dư đều là tiền chơi thử, không phải tiền thật. Bạn cứ thoải mái chơi thử và tự đặt giới hạn trong mục “Chơi an toàn”.</p>',
  '<p>สวัสดี ยินดีที่ได้พบคุณที่นี่</p><p>ที่นี่คือฮอลล์สาธิต ยอดเงินทั้งหมดเป็นเงินทดลอง ไม่มีเงินจริงเกี่ยวข้อง ลองอะไรก็ได้ตามใจ และตั้งวงเงินให้ตัวเองได้ใน “เล่นอย่างปลอดภัย”</p>',
);

/** Writes a first letter to the people of a demo hall, so that no inbox is empty. Nobody is connected yet who had to be told. */
export const seedLetters = async (
  client: PoolClient,
  { siteId, now }: { siteId: number; now: Date },
): Promise<void> => {
  const { rows } = await client.query<{ id: number }>('select id from member where site_id = $1', [siteId]);
  await sendLetter(
    client,
    { toMember: async () => undefined },
    { siteId, sendKey: 'welcome', title, content, sender: 'seed', memberIds: rows.map(({ id }) => id), now },
  );
};
