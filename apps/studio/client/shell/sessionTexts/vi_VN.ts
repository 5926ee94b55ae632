import type { BetStates, ResponsibleTexts, SessionTexts } from '../sessionTexts.ts';

export const session: SessionTexts = {
  balance: 'Số dư',
  playMoney: 'Tiền ảo',
  leave: 'Thoát',
  soundOn: 'Bật âm thanh',
  soundOff: 'Tắt âm thanh',
  close: 'Đóng',
  keys: 'Phím tắt',
  session: (minutes) => `Đã chơi ${minutes} phút`,
  net: 'Thắng/thua lần này',
  opening: 'Đang tải…',
  tryAgain: 'Thử lại',
  playHere: 'Chơi tiếp tại đây',
  backToHall: 'Về sảnh',
  busy: 'Quá nhiều yêu cầu, lần này chưa gửi đi; vui lòng thử lại sau ít phút',
  endings: {
    ticket_used: {
      title: 'Liên kết đã được dùng',
      text: 'Mỗi liên kết chỉ mở được một lần. Vui lòng về sảnh và vào lại.',
    },
    session_ended: {
      title: 'Phiên chơi đã kết thúc',
      text: 'Bạn đã đăng xuất hoặc phiên chơi đã hết hạn. Các ván chưa xong sẽ tự động kết toán.',
    },
    session_replaced: {
      title: 'Đang chơi ở cửa sổ khác',
      text: 'Bạn đã mở trò chơi này ở cửa sổ khác. Bạn có thể chơi tiếp ở đó hoặc tại đây.',
    },
    session_elsewhere: {
      title: 'Đang chơi trò chơi khác',
      text: 'Bạn đã mở trò chơi khác ở cửa sổ khác; mỗi lúc chỉ chơi được một trò. Chơi tiếp tại đây sẽ đóng trò chơi kia; các ván chưa xong đều được giữ lại.',
    },
    hall_unreachable: {
      title: 'Chưa có phản hồi',
      text: 'Hiện chưa xác nhận được đăng nhập của bạn. Vui lòng thử lại sau.',
    },
    launch_refused: { title: 'Không vào được trò chơi', text: 'Vui lòng về sảnh và thử lại.' },
    offline: { title: 'Không kết nối được', text: 'Vui lòng kiểm tra mạng rồi thử lại.' },
    left: { title: 'Đã thoát', text: 'Đang về sảnh…' },
  },
  refusals: {
    insufficient_funds: 'Số dư không đủ. Hãy giảm tiền cược hoặc nạp tiền trước',
    limit_reached: 'Bạn đã chạm giới hạn',
    player_blocked: 'Tài khoản tạm thời không thể cược. Vui lòng liên hệ bộ phận hỗ trợ',
    player_excluded: 'Bạn đang tạm ngưng chơi',
    session_ended: 'Phiên đăng nhập đã hết hạn',
    game_disabled: 'Trò chơi đang bảo trì. Vui lòng quay lại sau',
    refused: 'Lượt cược này không được chấp nhận',
  },
};

export const responsible: ResponsibleTexts = {
  responsible: 'Chơi an toàn',
  responsibleText:
    'Trò chơi là để giải trí, không phải nguồn thu nhập. Bạn có thể đặt giới hạn nạp tiền, giới hạn thua và thời gian chơi, hoặc tạm ngưng bất cứ lúc nào.',
};

export const betStates: BetStates = {
  pending: 'Đang xác nhận',
  paying: 'Đang trả thưởng',
  settled: 'Đã kết toán',
  returned: 'Đã hoàn',
  refused: 'Không thành',
  stuck: 'Đang kiểm tra',
};
