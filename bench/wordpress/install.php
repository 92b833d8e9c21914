<?php
/** `php install.php`, in WordPress's own folder: its tables, and the theme that is our page. */
define('WP_INSTALLING', true);
require 'wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Safarnama', 'operator', 'operator@example.org', true, '', wp_generate_password());
switch_theme('bench');
