-- Public pages and lists are cached in every process. Whoever changes what they show, by whichever statement,
-- tells all processes to forget them (channel `content_changed`). These tables change rarely: the notification
-- costs nothing that play would feel.

create function announce_content_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end
$$;

do $$
declare
  shown text;
begin
  foreach shown in array array[
    'site', 'site_host', 'banner', 'marquee', 'bulletin', 'footer_section', 'footer_link', 'float_item', 'content_page',
    'provider', 'site_provider', 'game', 'game_limit', 'site_game', 'game_tag', 'site_game_tag'
  ] loop
    execute format(
      'create trigger content_changed after insert or update or delete or truncate on %I
       for each statement execute function announce_content_change()', shown);
  end loop;
end
$$;
